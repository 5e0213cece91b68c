import Board from "./Plain.svelte";

export { Board };

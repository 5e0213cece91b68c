declare module "subset-font" {
  export default function subsetFont(font: Uint8Array, text: string, options?: { targetFormat?: "woff2" }): Promise<Uint8Array>;
}

declare module "fontverter" {
  const fontverter: { convert(font: Uint8Array, format: "truetype"): Promise<Uint8Array> };
  export default fontverter;
}

/**
 * The main path in Firefox, over WebDriver BiDi: settings, a plan that outlives a reload, one whole match against a bot.
 * `node web/tests/firefox.mjs FIREFOX URL`; ends with an error if anything goes wrong, on the page or here.
 */
import puppeteer from "puppeteer-core";

const [, , executablePath = "", url = ""] = process.argv;
const MOST = 400; // clicks of a match

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const faults = [];

async function main() {
  const page = await browser.newPage();
  page.on("pageerror", (fault) => faults.push(String(fault)));
  await page.setViewport({ width: 1366, height: 768 });
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem("tatami-settings", JSON.stringify({ speed: "off", theme: "dark" })));
  await page.reload();
  await page.waitForSelector("article .choices .act");
  expect((await page.evaluate(() => document.documentElement.dataset.theme)) === "dark", "the theme that was chosen is kept");

  await press(page, "article .choices .act");
  await page.waitForSelector("dialog[open] select");
  await page.select("dialog[open] select", "random");
  await page.evaluate(() => document.querySelector("dialog[open] button.act").click());
  await page.waitForSelector("[data-step=planning]");

  await page.waitForSelector(".place.glow, .tile.glow");
  const attacker = (await page.$("[data-testid=force]")) !== null;
  if (attacker) {
    await press(page, "[data-testid=plan] [data-thing=well]");
    await page.waitForFunction(() => document.querySelectorAll(".fresh").length === 1);
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll(".fresh").length === 1);
  }
  const clicks = await play(page);
  console.log(`a whole match in ${clicks} clicks`);
}

/** Whatever is main is pressed, else whatever glows, until the match has ended. */
async function play(page) {
  for (let clicks = 1; clicks <= MOST; clicks += 1) {
    await page.waitForSelector("[data-main]:enabled, .glow, [data-testid=chooser], [data-testid=ending]");
    if (await page.$("[data-testid=ending]")) return clicks;
    const acted = await page.evaluate(() => {
      const next =
        document.querySelector("[data-testid=chooser] button") ??
        document.querySelector("[data-main]:enabled") ??
        [...document.querySelectorAll(".tile.glow, [data-testid=board] .place.glow")].find(
          (each) => each.getAttribute("aria-pressed") !== "true",
        );
      next?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      return next !== undefined && next !== null;
    });
    expect(acted, "something can be done");
    await new Promise((later) => setTimeout(later, 60));
  }
  throw new Error(`the match has not ended after ${MOST} clicks`);
}

async function press(page, selector) {
  await (
    await page.waitForSelector(selector)
  ).evaluate((each) => each.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })));
}

function expect(holds, what) {
  if (!holds) throw new Error(`expected: ${what}`);
}

try {
  await main();
  expect(faults.length === 0, `no error on the page, but: ${faults.join("; ")}`);
} finally {
  await browser.close();
}

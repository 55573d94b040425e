import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { light } from '../src/styles/palettes.ts';
import { phone } from './bench/phone.ts';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { startSite } from './services/site.ts';
import { drawnText, strong, widthOf } from './text-path.ts';

// Takes docs/first-second.png: the home page on a slow phone, as it looks at each tenth of its first second.
const file = 'docs/first-second.png';
const times = Array.from({ length: 10 }, (_, tenth) => (tenth + 1) * 100);
/** The fastest is kept: other programs of the machine can only delay a page. */
const runs = 10;

const frame = { width: 180, height: 390, gap: 16, label: 40 };

/** A picture of the screen, and when it was shown, in milliseconds since the page was requested. */
interface Shot {
  time: number;
  picture: Buffer;
}

interface Film {
  firstPaint: number;
  shots: Shot[];
}

/** Loads the page as a phone does that has never seen the site, and films it. */
async function film(browser: Browser, url: string): Promise<Film> {
  const context = await browser.newContext(phone.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const shots: Shot[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ time: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.goto(url);
  await page.waitForTimeout(Math.max(...times));
  await session.send('Page.stopScreencast');
  const { start, firstPaint } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { firstPaint, shots: shots.map(({ time, picture }) => ({ time: time - start, picture })) };
}

/** The screen at a time: the last picture before it. */
async function screenAt(shots: readonly Shot[], time: number): Promise<Buffer> {
  const size = { width: frame.width, height: frame.height };
  const shot = shots.filter((one) => one.time > 0 && one.time <= time).at(-1);
  return shot
    ? sharp(shot.picture)
        .resize({ ...size, fit: 'cover', position: 'top' })
        .toBuffer()
    : sharp({ create: { ...size, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
}

/** One picture of the screens from left to right, with their times. */
async function strip(shots: readonly Shot[]): Promise<Buffer> {
  const step = frame.width + frame.gap;
  const left = (index: number) => frame.gap + index * step;
  const size = { width: frame.gap + times.length * step, height: frame.gap + frame.height + frame.label };
  const labels = times.map((time, index) => {
    const text = `${(time / 1000).toFixed(1)} s`;
    const x = left(index) + (frame.width - widthOf(text, strong, 20)) / 2;
    const border = `<rect x="${left(index)}" y="${frame.gap}" width="${frame.width}" height="${frame.height}" fill="none" stroke="${light.border.control}"/>`;
    return border + drawnText(text, strong, 20, x, frame.gap + frame.height + 28, light.text.primary);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${labels.join('')}</svg>`;
  const screens = await Promise.all(times.map((time) => screenAt(shots, time)));
  return sharp({ create: { ...size, channels: 3, background: light.surface.sunken } })
    .composite([
      ...screens.map((input, index) => ({ input, left: left(index), top: frame.gap })),
      { input: Buffer.from(svg) },
    ])
    .png({ palette: true, colors: 64 })
    .toBuffer();
}

await ensureBuiltSite();
const site = await startSite({ port: 0, dist: builtSite });
const { executablePath, args } = findBrowser(console.log);
const browser = await chromium.launch({ executablePath, args });
const films: Film[] = [];
for (let run = 0; run < runs; run += 1) films.push(await film(browser, `http://localhost:${site.port}/`));
await browser.close();
await site.stop();
const [fastest] = films.sort((one, other) => one.firstPaint - other.firstPaint) as [Film];
await sharp(await strip(fastest.shots)).toFile(file);
console.log(`${file}: first paint after ${films.map(({ firstPaint }) => Math.round(firstPaint)).join(', ')} ms`);

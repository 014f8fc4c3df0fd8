// Starts `nonet serve` on a free port for the whole run, and ends it. Its first line names the
// address.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const kPatience = 10_000;

export async function serve(): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = process.env.NONET ?? fileURLToPath(new URL('../../../../build/release/bin/nonet', import.meta.url));
  const child = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address after ${kPatience} ms: ${printed}`)), kPatience);
    const look = (data: Buffer): void => {
      printed += data.toString();
      const found = /https?:\/\/[^\s/]+\/?/.exec(printed);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[0].replace(/\/?$/, '/'));
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} serve ended with ${code}: ${printed}`)));
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, stop };
}

export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.NONET_URL) return;
  const { url, stop } = await serve();
  process.env.NONET_URL = url;
  return stop;
}

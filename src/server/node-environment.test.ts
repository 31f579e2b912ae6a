import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-environment-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Prints the files of React that a process has loaded when it ends. */
const namesReact = `
  import Module from 'node:module';
  process.on('exit', () => {
    const loaded = Object.values(Module._cache).filter((module) => module.loaded);
    const files = loaded.map(({ filename }) => filename);
    process.stdout.write(files.filter((file) => /react(-dom)?\\/cjs\\//.test(file)).join('\\n'));
  });`;

it("runs React's production build where the environment says nothing", async () => {
  const server = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(namesReact)}`, 'src/server/main.ts'],
    {
      cwd: project,
      env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, TMPDIR: folder, DEMO: 'false' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes('has no sites yet')) server.kill('SIGTERM');
  });
  await once(server, 'close');
  expect(output).toMatch(/react\.production\.js/);
  expect(output).toMatch(/react-dom-server\.node\.production\.js/);
  expect(output).not.toMatch(/\.development\.js/);
});

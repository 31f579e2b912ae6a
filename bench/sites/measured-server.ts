import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tests/support/servers/postgres-cluster.ts';
import { startServer } from '../../tests/support/servers/server-process.ts';

export interface Readings {
  /** CPU time of all threads and of the main thread, in milliseconds since the start. */
  cpuMs: number;
  mainThreadMs: number;
  /** Resident memory now and at its peak, and the JavaScript heap, in megabytes. */
  rssMb: number;
  peakMb: number;
  heapMb: number;
  /** Responses so far by kind and status class, such as `page-made 2xx`. */
  answers: Readonly<Record<string, number>>;
}

export interface MeasuredServer {
  port: number;
  pid: number;
  secondsToReady: number;
  read(): Promise<Readings>;
  stop(): Promise<void>;
}

/** Milliseconds per tick of the kernel's clock, the unit of Linux's CPU times. */
const TICK_MS = 10;

/** Starts the production server on a database. Requires Linux, because it reads /proc. */
export async function startMeasuredServer(
  databaseUrl: string,
  nodeOptions: string,
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const metricsPort = await freePort();
  const started = performance.now();
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(metricsPort),
    DEMO: 'false',
    NODE_OPTIONS: nodeOptions,
  });
  const secondsToReady = (performance.now() - started) / 1000;
  return {
    port: server.port,
    pid: server.pid,
    secondsToReady,
    async read() {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return {
        cpuMs: cpuMsOf(`/proc/${server.pid}/stat`),
        mainThreadMs: cpuMsOf(`/proc/${server.pid}/task/${server.pid}/stat`),
        rssMb: statusMb(server.pid, 'VmRSS'),
        peakMb: statusMb(server.pid, 'VmHWM'),
        heapMb: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20,
        answers: answersIn(metrics),
      };
    },
    async stop() {
      process.kill(server.pid, 'SIGTERM');
      for (let waited = 0; server.isRunning() && waited < 25_000; waited += 100) await delay(100);
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function cpuMsOf(statFile: string): number {
  const text = readFileSync(statFile, 'utf8');
  // the name in parentheses may contain spaces; user and system time are fields 14 and 15
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function statusMb(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
}

function answersIn(metrics: string): Record<string, number> {
  const lines = metrics.matchAll(
    /^forecourt_request_seconds_count\{kind="([^"]+)",status="([^"]+)"\} (\d+)/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, kind, status, count]) => [`${kind} ${status}`, Number(count)]),
  );
}

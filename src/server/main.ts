import { declaredEnvironment } from './node-environment.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { ConfigError, readConfig } from '#config';
import { errorRecord } from '#domain/privacy/error-record.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { DataDirectoryInUse } from '#store/database/database.ts';
import { DatabaseNewer } from '#store/database/migrate.ts';
import { answerMalformed } from './http/answer-malformed.ts';
import { Metrics } from './endpoints/metrics.ts';
import { listenInternally } from './internal-server.ts';
import { listenForOperator } from './operator-socket.ts';
import { healthRequests, siteRequests } from './request-handler.ts';
import { seedDemo } from './seed-demo.ts';
import { OpenConnections } from './http/open-connections.ts';

/** Requests that still run after this time are cut off. Process managers kill after 30 seconds. */
const DRAIN_MS = 20_000;
const projectDirectory = resolve(import.meta.dirname, '../..');

try {
  await serve();
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUse ||
    error instanceof DatabaseNewer;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const config = readConfig(declaredEnvironment);
  // files that the process writes, such as pictures and locks, are readable only for its user
  process.umask(0o077);
  const log = pino({
    level: config.LOG_LEVEL,
    base: null,
    // pino's own serializer copies every property of an error, which may include a whole lead
    serializers: { error: errorRecord, err: errorRecord },
  });
  const metrics = new Metrics({
    vehicles: () => platform.index.size,
    stockVersion: () => platform.stockVersion(),
    sites: () => platform.sites().all().length,
    databaseState: () => platform.databaseState(),
    feedsFreshSince: () => platform.feedsFreshSince(),
  });
  const platform = await openPlatform(config, log, {
    onNewLead: (site) => metrics.leadStored(site),
    onReservation: (site, outcome) => metrics.reservationDecided(site, outcome),
    onFeedRun: (dealership, outcome) => metrics.feedRunEnded(dealership, outcome),
  });
  if (config.DEMO && platform.sites().all().length === 0) await seedDemo(platform);

  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // the pipeline refuses requests without a host, with our own headers
    requireHostHeader: false,
  });
  const requests =
    config.ROLE === 'jobs'
      ? healthRequests(platform)
      : await siteRequests(platform, metrics, projectDirectory, server);
  const connections = new OpenConnections(server);
  server.on('request', requests.handle);
  // unknown expectations may be ignored
  server.on('checkExpectation', requests.handle);
  server.on('clientError', answerMalformed);
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  const internalServer = listenInternally({ metrics, sites: () => platform.sites() }, config);
  const operator = platform.database.engine === 'pglite' ? listenForOperator(platform) : undefined;
  if (config.ROLE !== 'web') await platform.startBackgroundWork();

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    requests.announceStop();
    if (config.SHUTDOWN_DELAY_SECONDS > 0) {
      const seconds = config.SHUTDOWN_DELAY_SECONDS;
      log.info({ signal, seconds }, 'stopping: new requests are still answered for a while');
      await delay(seconds * 1000);
    }
    log.info({ signal }, 'stopping: finishing running requests');
    requests.drain();
    operator?.close();
    internalServer?.close();
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close();
    connections.drain();
    await once(server, 'close');
    clearTimeout(cutOff);
    await requests.close();
    await platform.close();
    log.info('stopped');
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  // comes last, because a reader may then request a page or stop the process
  printAddresses(platform, (server.address() as { port: number }).port);
}

function printAddresses(platform: Platform, port: number): void {
  const { config } = platform;
  const lines = platform
    .sites()
    .all()
    .map((site) => {
      const address = `${config.PUBLIC_SCHEME}://${site.slug}.${config.BASE_DOMAIN}:${port}`;
      return `  ${site.settings.name.padEnd(28)} ${address}`;
    });
  process.stdout.write(
    lines.length > 0
      ? `\nForecourt serves\n${lines.join('\n')}\n\n`
      : `\nForecourt runs on port ${port} and has no sites yet: npm run forecourt -- site apply FILE\n\n`,
  );
}

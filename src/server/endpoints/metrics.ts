import type { ServerResponse } from 'node:http';
import type { FeedOutcome } from '#domain/feed/feed-run.ts';
import type { ReservationOutcome } from '#domain/reservation/reservation-outcome.ts';
import { type DatabaseState, databaseStates } from '#store/database/database-state.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Values that are read whenever the metrics are fetched. */
export interface MetricReadings {
  vehicles(): number;
  stockVersion(): number;
  sites(): number;
  databaseState(): DatabaseState;
  feedsFreshSince(): ReadonlyMap<string, Date>;
}

/** The process's metrics for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time from the request to its answer, by kind of answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.#registry],
  });
  readonly #leads = new Counter({
    name: 'forecourt_leads_total',
    help: 'Leads stored',
    labelNames: ['site'],
    registers: [this.#registry],
  });

  readonly #reservations = new Counter({
    name: 'forecourt_reservations_total',
    help: 'Reservations that shoppers asked for, by outcome: held, paying, requested, busy (a request because the limit for an hour is reached), too-many (refused)',
    labelNames: ['site', 'outcome'],
    registers: [this.#registry],
  });

  readonly #feedRuns = new Counter({
    name: 'forecourt_feed_runs_total',
    help: 'Runs of feeds, by outcome: ok, unchanged, refused (a feed that may not be imported), failed (no feed)',
    labelNames: ['dealership', 'outcome'],
    registers: [this.#registry],
  });

  constructor(readings: MetricReadings) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('forecourt_vehicles', 'Searchable vehicles', readings.vehicles);
    this.#gauge(
      'forecourt_stock_version',
      'The stock version that searches see',
      readings.stockVersion,
    );
    this.#gauge('forecourt_sites', 'Sites that are served', readings.sites);
    this.#stateGauge(readings.databaseState);
    this.#feedAgeGauge(readings.feedsFreshSince);
  }

  answered(kind: string, status: number, seconds: number): void {
    this.#requests.labels(kind, `${Math.floor(status / 100)}xx`).observe(seconds);
  }

  leadStored(site: string): void {
    this.#leads.labels(site).inc();
  }

  reservationDecided(site: string, outcome: ReservationOutcome): void {
    this.#reservations.labels(site, outcome).inc();
  }

  feedRunEnded(dealership: string, outcome: FeedOutcome): void {
    this.#feedRuns.labels(dealership, outcome).inc();
  }

  /** Sends all metrics in Prometheus's format. */
  async send(response: ServerResponse): Promise<void> {
    const text = await this.#registry.metrics();
    response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text);
  }

  #stateGauge(read: () => DatabaseState): void {
    new Gauge({
      name: 'forecourt_database_state',
      help: 'The state of the database: 1 for the current one of ready, read-only, full (no disk space), away',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        const current = read();
        for (const state of databaseStates) this.labels(state).set(state === current ? 1 : 0);
      },
    });
  }

  #feedAgeGauge(read: () => ReadonlyMap<string, Date>): void {
    new Gauge({
      name: 'forecourt_feed_age_seconds',
      help: "Time since a dealership's stock was last known to be what its feed says",
      labelNames: ['dealership'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [dealership, since] of read())
          this.labels(dealership).set((Date.now() - since.getTime()) / 1000);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}

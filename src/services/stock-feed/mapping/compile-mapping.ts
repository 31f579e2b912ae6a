import { createHash } from 'node:crypto';
import { CellsByName, fieldNamedLike } from '#services/stock-feed/cells-by-name.ts';
import type { RecordValues } from '#services/stock-feed/records/feed-record.ts';
import { type FeedFault, feedFault } from '#services/stock-feed/feed-row.ts';
import { cellText, isMissing } from '#services/stock-feed/fields/field-kind.ts';
import type { FieldCell } from '#services/stock-feed/read-vehicle.ts';
import { HELD_BACK } from '#services/stock-feed/fields/status.ts';
import type { VehicleField } from '#services/stock-feed/vehicle-fields.ts';
import { valueAt } from '#services/stock-feed/value-at.ts';
import {
  type FeedMapping,
  type FieldRule,
  type MappingRule,
  expandedPattern,
} from './feed-mapping.ts';
import { maxPatternInput } from './safe-pattern.ts';

/** Maps the record of a row to the cells of its fields and adds problems to `warnings`. */
export type CellsOf = (values: RecordValues, warnings: FeedFault[]) => FieldCell[];

/** Looks a value up by its column; `undefined` if the row has none. */
type Lookup = (path: string) => unknown;

/** A compiled rule. It returns `Refused` for a value that the mapping does not know and that has to be reported. */
type Step = (lookup: Lookup) => unknown;
class Refused {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

const IGNORED_STATUS =
  'is a column that the mapping does not read: all vehicles count as in stock, sold ones too';
const UNKNOWN_STATUS = 'is not a status that the mapping knows, so the vehicle is not listed';

/** Compiles a mapping into functions once, so that each row costs only their calls. */
export function compileMapping(mapping: FeedMapping): CellsOf {
  const compiler = new RuleCompiler(mapping);
  const parts = Object.entries(mapping.parts).map(([name, part]) => compiler.part(name, part));
  const fields = (Object.entries(mapping.fields) as [VehicleField, FieldRule][]).map(
    ([field, rule]) => [field, compiler.fieldRule(rule)] as const,
  );
  const statusNotUnderstood = compiler.unreadText(mapping.fields.status);
  const rest = mapping.rest === 'by-name' ? new CellsByName(compiler.columns) : undefined;
  const missing = new Set(mapping.missing);
  const readsStatus = rest !== undefined || mapping.fields.status !== undefined;
  const newStatusColumn = readsStatus ? undefined : statusColumnSearch(compiler.columns);

  return (values, warnings) => {
    const ignored = newStatusColumn?.(values);
    if (ignored !== undefined) warnings.push(feedFault(ignored, IGNORED_STATUS));
    const derived: RecordValues = {};
    const lookup: Lookup = (path) => {
      const value = Object.hasOwn(derived, path) ? derived[path] : valueAt(values, path);
      if (typeof value === 'string' && missing.has(value.trim())) return undefined;
      return isMissing(value) ? undefined : value;
    };
    for (const part of parts) part(lookup, derived);
    const cells =
      rest
        ?.cells(values, warnings)
        .filter(({ cell }) => !(typeof cell === 'string' && missing.has(cell.trim()))) ?? [];
    for (const [field, step] of fields) {
      let cell = step(lookup);
      if (field === 'status' && isMissing(cell)) cell = statusNotUnderstood(lookup);
      if (cell instanceof Refused && field === 'status') {
        warnings.push(feedFault(field, UNKNOWN_STATUS, cell.value));
        // without its status, a sold vehicle would be in stock
        cells.push({ field, cell: HELD_BACK });
      } else if (cell instanceof Refused) {
        warnings.push(feedFault(field, 'is not in the table of the mapping', cell.value));
      } else if (cell !== undefined) cells.push({ field, cell });
    }
    return cells;
  };
}

/** Makes a search for columns that are named like the status. Looks at each column once, not in every row. */
function statusColumnSearch(
  read: ReadonlySet<string>,
): (values: RecordValues) => string | undefined {
  const seen = new Set(read);
  return (values) => {
    for (const column of Object.keys(values)) {
      if (seen.has(column)) continue;
      seen.add(column);
      if (fieldNamedLike(column) === 'status') return column;
    }
    return undefined;
  };
}

class RuleCompiler {
  /** The columns that rules read. */
  readonly columns = new Set<string>();
  readonly #lists: FeedMapping['lists'];

  constructor(mapping: FeedMapping) {
    this.#lists = mapping.lists;
  }

  part(
    name: string,
    part: FeedMapping['parts'][string],
  ): (lookup: Lookup, derived: RecordValues) => void {
    const source = this.#source(part);
    const pattern = part.pattern === undefined ? undefined : this.#pattern(part.pattern);
    const { split } = part;
    return (lookup, derived) => {
      const text = cellText(source(lookup));
      if (text === undefined) return;
      if (split !== undefined) {
        for (const [at, piece] of text.split(split).entries())
          derived[`${name}.${at + 1}`] = piece.trim();
        return;
      }
      const groups = text.length <= maxPatternInput ? pattern?.exec(text)?.groups : undefined;
      for (const group in groups) derived[`${name}.${group}`] = groups[group];
    };
  }

  fieldRule(rule: FieldRule): Step {
    const steps = (Array.isArray(rule) ? rule : [rule]).map((one) =>
      this.#rule(typeof one === 'string' ? { from: one } : one),
    );
    const [only] = steps;
    if (steps.length === 1 && only !== undefined) return only;
    return (lookup) => {
      for (const step of steps) {
        const value = step(lookup);
        if (value !== undefined) return value;
      }
      return undefined;
    };
  }

  /** Compiles a look-up of a field's text that its rules could not convert to a value. */
  unreadText(rule: FieldRule | undefined): (lookup: Lookup) => Refused | undefined {
    const sources = (rule === undefined ? [] : [rule].flat())
      .map((one) => (typeof one === 'string' ? { from: one } : one))
      .map((one) => ({ source: this.#source(one), condition: this.#condition(one.when) }));
    return (lookup) => {
      for (const { source, condition } of sources) {
        const value = condition?.(lookup) === false ? undefined : source(lookup);
        if (value !== undefined) return new Refused(value);
      }
      return undefined;
    };
  }

  /** Compiles a rule: its condition, its source, then the changes to the text in their order. */
  #rule(rule: MappingRule): Step {
    const source = this.#source(rule);
    const condition = this.#condition(rule.when);
    const changes = this.#changes(rule);
    const { prefix } = rule;
    return (lookup) => {
      if (condition !== undefined && !condition(lookup)) return undefined;
      let value = source(lookup);
      for (const change of changes) {
        if (value === undefined || value instanceof Refused) break;
        value = change(value);
      }
      return prefix === undefined || value === undefined || value instanceof Refused
        ? value
        : `${prefix}${String(value)}`;
    };
  }

  #source(rule: Pick<MappingRule, 'from' | 'value' | 'template' | 'digest' | 'gather'>): Step {
    if (rule.value !== undefined) return () => rule.value;
    if (rule.template !== undefined) return this.#template(rule.template);
    if (rule.digest !== undefined) return this.#digest(rule.digest);
    if (rule.gather !== undefined) {
      const gathered = this.#used(rule.gather);
      return (lookup) => {
        const found = gathered.map(lookup).filter((value) => value !== undefined);
        return found.length > 0 ? found : undefined;
      };
    }
    const columns = this.#used(rule.from === undefined ? [] : [rule.from].flat());
    return (lookup) => {
      for (const column of columns) {
        const value = lookup(column);
        if (value !== undefined) return value;
      }
      return undefined;
    };
  }

  /** Compiles a template. Missing columns leave no double spaces; if all are missing, so is the value. */
  #template(template: string): Step {
    const pieces = template.split(/\{([^{}]+)\}/);
    this.#used(pieces.filter((_, at) => at % 2 === 1));
    return (lookup) => {
      let found = false;
      const text = pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        const value = cellText(lookup(piece));
        found ||= value !== undefined;
        return value ?? '';
      });
      return found ? text.join('').replace(/\s+/g, ' ').trim() : undefined;
    };
  }

  #digest(digested: readonly string[]): Step {
    const columns = this.#used(digested);
    return (lookup) => {
      const text = columns.map((column) => cellText(lookup(column)) ?? '').join('\u001f');
      return createHash('sha256').update(text).digest('hex').slice(0, 16).toUpperCase();
    };
  }

  #condition(when: MappingRule['when']): ((lookup: Lookup) => boolean) | undefined {
    if (when === undefined) return undefined;
    this.#used([when.column]);
    const matches = when.matches === undefined ? undefined : this.#pattern(when.matches);
    const lacks = when.lacks === undefined ? undefined : this.#pattern(when.lacks);
    return (lookup) => {
      const text = cellText(lookup(when.column));
      if (text === undefined || text.length > maxPatternInput) return false;
      return matches?.test(text) !== false && lacks?.test(text) !== true;
    };
  }

  #changes(rule: MappingRule): ((value: unknown) => unknown)[] {
    const changes: ((value: unknown) => unknown)[] = [];
    const otherwise = otherwiseOf(rule);
    const { strip, split } = rule;
    if (strip !== undefined) {
      changes.push((value) =>
        textOr(value, (text) => strip.reduce((left, unit) => left.replaceAll(unit, ''), text)),
      );
    }
    if (split !== undefined) {
      const at = split.part > 0 ? split.part - 1 : split.part;
      changes.push((value) => textOr(value, (text) => text.split(split.by).at(at)));
    }
    if (rule.pattern !== undefined) {
      const pattern = this.#pattern(rule.pattern);
      changes.push((value) =>
        textOr(value, (text) => {
          const match = text.length <= maxPatternInput ? pattern.exec(text) : null;
          return match === null
            ? otherwise(value)
            : (match.groups?.['value'] ?? match[1] ?? match[0]);
        }),
      );
    }
    if (rule.table !== undefined) {
      const table = new Map(
        Object.entries(rule.table).map(([word, meaning]) => [word.toLowerCase(), meaning] as const),
      );
      changes.push((value) =>
        textOr(value, (text) => table.get(text.toLowerCase()) ?? otherwise(value)),
      );
    }
    return changes;
  }

  #pattern(source: string): RegExp {
    return new RegExp(expandedPattern(source, this.#lists), 'iu');
  }

  #used(columns: readonly string[]): readonly string[] {
    for (const column of columns) this.columns.add(column);
    return columns;
  }
}

/**
 * Compiles the fallback for an unmatched value. By default, a value that does not match a pattern is missing, because
 * it means something else; a value that is not in a table is reported, because the table is incomplete.
 */
function otherwiseOf(rule: MappingRule): (value: unknown) => unknown {
  const { otherwise = rule.table === undefined ? 'missing' : 'refuse' } = rule;
  if (otherwise === 'keep') return (value) => value;
  if (otherwise === 'missing') return () => undefined;
  if (otherwise === 'refuse') return (value) => new Refused(value);
  return () => otherwise.value;
}

function textOr(value: unknown, change: (text: string) => unknown): unknown {
  const text = cellText(value);
  return text === undefined ? undefined : change(text);
}

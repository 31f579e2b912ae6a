/** An LRU cache that lasts as long as the document. */
export class SessionCache<T> {
  readonly #answers = new Map<string, T>();
  limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.#answers.size;
  }

  get(key: string): T | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: T): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size <= this.limit) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }

  clear(): void {
    this.#answers.clear();
  }
}

import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { StoredCode } from '#store/visitors/verification-codes.ts';

const scryptOf = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** Source: specification 2, section 9, "Finance". */
const DIGITS = 6;
const HASH_BYTES = 32;
/**
 * Makes one hash take several milliseconds, so that trying all million codes takes longer than a code lives: whoever
 * reads the table cannot use its codes.
 */
const COST = { N: 4096 };

/** A random code of six digits, with what is stored of it. */
export async function newCode(): Promise<{ code: string } & Omit<StoredCode, 'id'>> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = randomBytes(16);
  const hash = await scryptOf(code, salt, HASH_BYTES, COST);
  return { code, salt: salt.toString('base64'), code_hash: hash.toString('base64') };
}

/** Compares in constant time. */
export async function isCode(
  code: string,
  { salt, code_hash }: Pick<StoredCode, 'salt' | 'code_hash'>,
): Promise<boolean> {
  const hash = await scryptOf(code, Buffer.from(salt, 'base64'), HASH_BYTES, COST);
  return timingSafeEqual(hash, Buffer.from(code_hash, 'base64'));
}

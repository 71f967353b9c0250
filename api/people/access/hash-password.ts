import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: about 40 ms on one core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** A hash of `password` that carries its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether `password` belongs to `stored`. Without a stored hash it works as long and answers false: the time tells
 * nobody which accounts exist (GAP-15).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored) return verify(stored, password)
  decoy ??= hashPassword('a password nobody has')
  await verify(await decoy, password)
  return false
}

import { hash, verify } from '@node-rs/argon2'

/** How passwords are kept. */
export type Passwords = {
  /** A hash of `password` that carries its parameters and salt. */
  hash(password: string): Promise<string>
  /**
   * Whether `password` belongs to `stored`. Without a stored hash it works as long and answers false: the time tells
   * nobody which accounts exist (GAP-15).
   */
  verify(stored: string | null, password: string): Promise<boolean>
}

type Cost = { memoryCost: number; timeCost: number; parallelism: number }

/** argon2id, 19 MiB, two passes: about 40 ms on one core. */
const strong: Cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** argon2id of `library` at `cost` (KiB, passes, lanes); a stored hash is verified at the cost that it was made with. */
export function argon2Passwords(cost: Cost = strong, library = { hash, verify }): Passwords {
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => library.hash(password, cost),
    async verify(stored, password) {
      if (stored) return library.verify(stored, password)
      decoy ??= library.hash('a password nobody has', cost)
      await library.verify(await decoy, password)
      return false
    },
  }
}

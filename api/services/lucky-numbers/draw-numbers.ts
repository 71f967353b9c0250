import { createHash, randomBytes } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A seed for one draw, and the hash that is published before it. */
export function newSeed(): { seed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex')
  return { seed, seedHash: sha256(seed) }
}

/**
 * The numbers that a seed draws out of 1 to `total`, each once, in their order (docs/lucky-numbers.md): the SHA-256 of
 * `seed:place:try`, as a number, modulo `total`, plus 1; a number that was drawn already is tried again. Pure.
 */
export function drawNumbers(seed: string, total: number, winners: number): number[] {
  const drawn: number[] = []
  for (let place = 1; place <= Math.min(winners, total); place += 1)
    for (let attempt = 1; drawn.length < place; attempt += 1) {
      const number = Number(BigInt(`0x${sha256(`${seed}:${place}:${attempt}`)}`) % BigInt(total)) + 1
      if (!drawn.includes(number)) drawn.push(number)
    }
  return drawn
}

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Asks for the work of a form and does it, in the browser: about a second of a phone. Null where there is none to do, or
 * it cannot be done (no secure context, no network): the form is then judged like one without scripts (GAP-23).
 * @param level how much more work than usual the form was sent back for; each is twice the one before
 */
export async function solveCaptcha(level = 0): Promise<string | null> {
  try {
    const response = await fetch(`/desafio?nivel=${level}`, { headers: { accept: 'application/json' } })
    const { provider, challenge } = await response.json()
    if (provider !== 'self-hosted' || !challenge || !globalThis.crypto?.subtle) return null
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CaptchaAnswer, CaptchaVerdict } from './captcha.ts'

const shortestMs = 3_000
const longestMs = 24 * 3_600_000

function sign(instant: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`captcha-form:${instant}`).digest()
}

/**
 * The signed instant at which a form is shown. It counts as often as it is sent: a form comes back with its errors, or is
 * sent again. A program spares itself three seconds by that and no work: what holds it back is the count by address (ADR 36).
 */
export function startStamp(now: Date, secret: string): string {
  const instant = String(now.getTime())
  return `${instant}.${sign(instant, secret).toString('base64url')}`
}

/** Milliseconds since the form was shown, or null when the stamp is not ours. */
function age(stamp: string, now: Date, secret: string): number | null {
  const [instant = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(instant, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return now.getTime() - Number(instant)
}

/** The tier without scripts: an empty honeypot, and a form shown at most 24 h ago; below 3 s the answer waits (GAP-23). */
export function judgeForm(answer: CaptchaAnswer, now: Date, secret: string): CaptchaVerdict {
  if (answer.honeypot) return { passed: false, reason: 'honeypot' }
  const ageMs = age(answer.startedAt ?? '', now, secret)
  if (ageMs === null || ageMs < 0) return { passed: false, reason: 'invalid' }
  if (ageMs > longestMs) return { passed: false, reason: 'expired' }
  return { passed: true, by: 'form', waitMs: Math.max(0, shortestMs - ageMs) }
}

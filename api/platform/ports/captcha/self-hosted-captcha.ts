import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { queues } from '#api/platform/slots/limits.ts'
import { createQueue } from '#api/platform/slots/queue.ts'
import { captchaProofs } from '../tables.ts'
import {
  type Captcha,
  type CaptchaAnswer,
  type CaptchaContext,
  type CaptchaVerdict,
  mostWork,
} from './captcha.ts'
import { judgeForm, startStamp } from './form-tier.ts'

const validMs = 3_600_000

/** What the widget sends, base64 of JSON. The library checks the signature over `parameters`; this only the form. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: z.string() }),
})

type Payload = z.infer<typeof payloadSchema>
type DeriveKey = typeof deriveKey

export const captchaTexts = {
  busy: 'Muita gente está enviando agora. Tente novamente em alguns segundos.',
} as const

const inQueue = createQueue(queues.captchas, captchaTexts.busy)

/** For looking at a signature alone: the library derives a key only after it. */
const deriveNothing: DeriveKey = async () => ({ derivedKey: new Uint8Array() })

function parse(solution: string) {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/** Remembers a proof until it would have expired anyway; false when it was used before. */
async function spendProof(ctx: CaptchaContext, proof: string, expiresAt: Date): Promise<boolean> {
  const rows = await ctx.db
    .insert(captchaProofs)
    .values({ proof, expiresAt })
    .onConflictDoNothing()
    .returning({ proof: captchaProofs.proof })
  return rows.length > 0
}

type SelfHosted = { secret: string; cost?: number; derive?: DeriveKey }

/**
 * Proof of work by altcha, without a third party; without scripts, the form tier.
 * @param secret signs challenges and stamps; the same in all processes
 * @param cost PBKDF2 rounds per try, 256 tries on average: 2000 takes a phone about a second; twice as many each level
 * @param derive another way to a key, for tests
 */
export function selfHostedCaptcha({ secret, cost = 2_000, derive = deriveKey }: SelfHosted): Captcha {
  const costOf = (level: number) => cost * 2 ** Math.min(Math.max(0, level), mostWork)

  const check = (payload: Payload, derive: DeriveKey) =>
    verifySolution({ ...payload, deriveKey: derive, hmacSignatureSecret: secret }).catch(() => null)

  /** The cheap checks come first: only an answer that may be right costs the work of a key. */
  async function judgeWork(
    ctx: CaptchaContext,
    answer: CaptchaAnswer,
    level: number,
  ): Promise<CaptchaVerdict> {
    const payload = parse(answer.solution ?? '')
    if (!payload) return { passed: false, reason: 'invalid' }
    const { parameters, signature } = payload.challenge
    const expiresAt = new Date(parameters.expiresAt * 1000)
    if (expiresAt <= ctx.ports.clock.now()) return { passed: false, reason: 'expired' }
    const looked = await check(payload, deriveNothing)
    if (looked?.invalidSignature !== false)
      return { passed: false, reason: looked?.expired ? 'expired' : 'invalid' }
    if (parameters.cost < costOf(level)) return { passed: false, reason: 'too_little' }
    return inQueue(answer.from ?? '', async () => {
      // The signature names the challenge: whatever its first answer was, there is no second.
      if (!(await spendProof(ctx, signature, expiresAt))) return { passed: false, reason: 'replayed' }
      const mayBeRight = payload.solution.derivedKey.startsWith(parameters.keyPrefix)
      const judged = mayBeRight ? await check(payload, derive) : null
      return judged?.verified ? { passed: true, by: 'work' } : { passed: false, reason: 'invalid' }
    })
  }

  return {
    async challenge({ ports }, level = 0) {
      const now = ports.clock.now()
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: costOf(level),
        deriveKey,
        expiresAt: new Date(now.getTime() + validMs),
        hmacSignatureSecret: secret,
      })
      return { provider: 'self-hosted', challenge, startedAt: startStamp(now, secret) }
    },
    async verify(ctx, answer, level = 0) {
      if (answer.honeypot) return { passed: false, reason: 'honeypot' }
      return answer.solution
        ? judgeWork(ctx, answer, level)
        : judgeForm(answer, ctx.ports.clock.now(), secret)
    },
  }
}

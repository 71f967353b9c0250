import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { PlatformContext } from '#api/context.ts'
import { captchaProofs } from '../tables.ts'
import { type Captcha, type CaptchaVerdict, mostWork } from './captcha.ts'
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

function parse(solution: string) {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/** Remembers a proof until it would have expired anyway; false when it was used before. */
async function spendProof(ctx: PlatformContext, proof: string, expiresAt: Date): Promise<boolean> {
  const rows = await ctx.db
    .insert(captchaProofs)
    .values({ proof, expiresAt })
    .onConflictDoNothing()
    .returning({ proof: captchaProofs.proof })
  return rows.length > 0
}

/**
 * Proof of work by altcha, without a third party; without scripts, the form tier.
 * @param secret signs challenges and stamps; the same in all processes
 * @param cost PBKDF2 rounds per try, 256 tries on average: 2000 takes a phone about a second; twice as many each level
 */
export function selfHostedCaptcha({ secret, cost = 2_000 }: { secret: string; cost?: number }): Captcha {
  const costOf = (level: number) => cost * 2 ** Math.min(Math.max(0, level), mostWork)

  async function judgeWork(ctx: PlatformContext, solution: string, level: number): Promise<CaptchaVerdict> {
    const payload = parse(solution)
    if (!payload) return { passed: false, reason: 'invalid' }
    const { challenge } = payload
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
    if (expiresAt <= ctx.ports.clock.now()) return { passed: false, reason: 'expired' }
    const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }).catch(
      () => null,
    )
    if (!result?.verified) return { passed: false, reason: result?.expired ? 'expired' : 'invalid' }
    if (challenge.parameters.cost < costOf(level)) return { passed: false, reason: 'too_little' }
    // The signature names the challenge: a second solution of the same one is a replay too.
    const fresh = await spendProof(ctx, challenge.signature, expiresAt)
    return fresh ? { passed: true, by: 'work' } : { passed: false, reason: 'replayed' }
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
        ? judgeWork(ctx, answer.solution, level)
        : judgeForm(answer, ctx.ports.clock.now(), secret)
    },
  }
}

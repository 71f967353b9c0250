import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { hostedCaptcha, selfHostedCaptcha } from '../index.ts'
import { captchaProofs } from '../tables.ts'
import { tidyCaptcha } from './tidy-captcha.ts'

const database = testDatabase()
const secret = 'a secret of the test'
const captcha = selfHostedCaptcha({ secret, cost: 1 })
const start = new Date('2026-05-04T15:00:00Z')
let ports: ReturnType<typeof testPorts>

beforeEach(() => {
  ports = testPorts()
})

const ctx = () => ({ db: database.db, ports })
function advance(ms: number): void {
  ports.clock.advance(ms)
  if (vi.isFakeTimers()) vi.setSystemTime(ports.clock.now())
}

async function getChallenge(level = 0): Promise<Challenge> {
  const shown = await captcha.challenge(ctx(), level)
  if (shown.provider !== 'self-hosted') throw new Error('not self-hosted')
  return shown.challenge
}
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

describe('GAP-23 proof of work', () => {
  // The library looks at the machine's clock itself.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
  afterEach(() => vi.useRealTimers())

  test('a solved challenge passes once, in whichever process', async () => {
    const solution = await solve(await getChallenge())
    const other = await database.another()
    expect(await captcha.verify(ctx(), { solution, honeypot: '' })).toEqual({ passed: true, by: 'work' })
    expect(await captcha.verify({ db: other.db, ports }, { solution })).toEqual({
      passed: false,
      reason: 'replayed',
    })
  })

  test('used at the same instant, one of them passes', async () => {
    const solution = await solve(await getChallenge())
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => captcha.verify(ctx(), { solution })))
    expect(verdicts.filter((verdict) => verdict.passed)).toHaveLength(1)
  })

  test('a filled honeypot, an old challenge, changed parameters, a wrong answer, another secret and nonsense are refused', async () => {
    const challenge = await getChallenge()
    const solution = await solve(challenge)
    expect(await captcha.verify(ctx(), { solution, honeypot: 'https://spam' })).toEqual({
      passed: false,
      reason: 'honeypot',
    })
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
    const invalid = [
      await solve(easier),
      encode({ challenge, solution: { counter: 1, derivedKey: 'ff'.repeat(32) } }),
      'nonsense',
      encode({ challenge: {} }),
      encode([]),
    ]
    for (const wrong of invalid)
      expect(await captcha.verify(ctx(), { solution: wrong })).toEqual({ passed: false, reason: 'invalid' })
    const foreign = selfHostedCaptcha({ secret: 'another secret', cost: 1 })
    expect(await foreign.verify(ctx(), { solution })).toEqual({ passed: false, reason: 'invalid' })
    advance(3_600_000)
    expect(await captcha.verify(ctx(), { solution })).toEqual({ passed: false, reason: 'expired' })
  })

  test('SEC-13 less work than is asked for passes nobody, and is not used up', async () => {
    const usual = await solve(await getChallenge())
    expect(await captcha.verify(ctx(), { solution: usual }, 2)).toEqual({
      passed: false,
      reason: 'too_little',
    })
    expect(await captcha.verify(ctx(), { solution: usual })).toEqual({ passed: true, by: 'work' })
    const more = await solve(await getChallenge(2))
    expect(await captcha.verify(ctx(), { solution: more }, 3)).toMatchObject({ reason: 'too_little' })
    expect(await captcha.verify(ctx(), { solution: more }, 2)).toEqual({ passed: true, by: 'work' })
  })

  test('SEC-13 a challenge counts once, whatever its first answer was, and only what may be right costs a key', async () => {
    let derived = 0
    const counting = selfHostedCaptcha({
      secret,
      cost: 1,
      derive: (...of) => {
        derived += 1
        return deriveKey(...of)
      },
    })
    const judge = async (solution: string, level = 0) => {
      const verdict = await counting.verify(ctx(), { solution }, level)
      return [verdict.passed || verdict.reason, derived]
    }
    const answerTo = (challenge: Challenge, derivedKey: string) =>
      encode({ challenge, solution: { counter: 1, derivedKey } })
    const guessed = await getChallenge()
    expect(await judge(answerTo(guessed, '00'.repeat(32)), 1)).toEqual(['too_little', 0])
    expect(await judge(answerTo({ ...guessed, signature: 'ff' }, '00'.repeat(32)))).toEqual(['invalid', 0])
    expect(await judge(answerTo(guessed, '00'.repeat(32)))).toEqual(['invalid', 1])
    expect(await judge(answerTo(guessed, '00'.repeat(32)))).toEqual(['replayed', 1])
    expect(await judge(await solve(guessed))).toEqual(['replayed', 1])
    const nonsense = await getChallenge()
    expect(await judge(answerTo(nonsense, 'ff'.repeat(32)))).toEqual(['invalid', 1])
    expect(await judge(await solve(nonsense))).toEqual(['replayed', 1])
    expect(await judge(await solve(await getChallenge()))).toEqual([true, 2])
  })

  test('SEC-13 of many answers at once two are looked at, and a line of one address ends somewhere', async () => {
    const refused: string[] = []
    let [running, most] = [0, 0]
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const openWhenFull = () => running === 2 && refused.length === 8 && open()
    const slow = selfHostedCaptcha({
      secret,
      cost: 1,
      derive: async (...of) => {
        most = Math.max(most, ++running)
        openWhenFull()
        await gate
        running -= 1
        return deriveKey(...of)
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () =>
        encode({ challenge: await getChallenge(), solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
      ),
    )
    const verdicts = answers.map((solution) =>
      slow.verify(ctx(), { solution, from: '10.0.0.1' }).catch((problem) => {
        refused.push(problem.code)
        openWhenFull()
      }),
    )
    await Promise.all(verdicts)
    expect(refused).toEqual(Array(8).fill('too_many_requests'))
    expect(most).toBe(2)
  })

  test('used proofs are kept until they would have expired', async () => {
    await captcha.verify(ctx(), { solution: await solve(await getChallenge()) })
    await tidyCaptcha(ctx())
    expect((await database.db.select().from(captchaProofs)).length).toBeGreaterThan(0)
    advance(3_600_001)
    await tidyCaptcha(ctx())
    expect(await database.db.select().from(captchaProofs)).toEqual([])
  })
})

describe('GAP-23 without scripts', () => {
  test('SEC-25 a form filled in within 24 hours passes; below 3 seconds its answer waits', async () => {
    const { startedAt } = await captcha.challenge(ctx())
    const answer = { startedAt, honeypot: '' }
    advance(1_200)
    expect(await captcha.verify(ctx(), answer)).toEqual({ passed: true, by: 'form', waitMs: 1_800 })
    advance(1_800)
    expect(await captcha.verify(ctx(), answer)).toEqual({ passed: true, by: 'form', waitMs: 0 })
    advance(24 * 3_600_000 - 3_000)
    expect(await captcha.verify(ctx(), answer)).toEqual({ passed: true, by: 'form', waitMs: 0 })
    advance(1)
    expect(await captcha.verify(ctx(), answer)).toEqual({ passed: false, reason: 'expired' })
  })

  test('a filled honeypot, no stamp, a made-up stamp and one of another secret are refused', async () => {
    const { startedAt } = await captcha.challenge(ctx())
    advance(10_000)
    expect(await captcha.verify(ctx(), { startedAt, honeypot: 'x' })).toEqual({
      passed: false,
      reason: 'honeypot',
    })
    const earlier = startedAt.replace(/^\d+/, String(start.getTime() - 60_000))
    for (const stamp of [undefined, '', '.', '1.2', earlier, `${startedAt}x`.slice(0, 20)])
      expect(await captcha.verify(ctx(), { startedAt: stamp })).toEqual({ passed: false, reason: 'invalid' })
    const foreign = selfHostedCaptcha({ secret: 'another secret' })
    expect(await foreign.verify(ctx(), { startedAt })).toEqual({ passed: false, reason: 'invalid' })
  })
})

describe('GAP-23 hosted provider', () => {
  let server: Server
  let asked: URLSearchParams[]
  let answer: string

  beforeEach(async () => {
    asked = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        asked.push(new URLSearchParams(body))
        response.end(answer)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const hosted = () => {
    const { port } = server.address() as AddressInfo
    return hostedCaptcha({
      provider: 'turnstile',
      siteKey: 'site',
      secretKey: 'key',
      secret,
      verifyUrl: `http://127.0.0.1:${port}`,
    })
  }

  test('the provider decides, asked with our key', async () => {
    answer = '{"success":true}'
    expect(await hosted().verify(ctx(), { solution: 'token' })).toEqual({ passed: true, by: 'hosted' })
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'key', response: 'token' })
    answer = '{"success":false,"error-codes":["invalid-input-response"]}'
    expect(await hosted().verify(ctx(), { solution: 'token' })).toEqual({ passed: false, reason: 'invalid' })
    answer = '{"success":false,"error-codes":["timeout-or-duplicate"]}'
    expect(await hosted().verify(ctx(), { solution: 'token' })).toEqual({ passed: false, reason: 'replayed' })
  })

  test('without scripts, and while the provider is down, the form tier decides', async () => {
    const { startedAt, ...shown } = await hosted().challenge(ctx())
    expect(shown).toEqual({ provider: 'turnstile', siteKey: 'site' })
    advance(5_000)
    expect(await hosted().verify(ctx(), { startedAt })).toEqual({ passed: true, by: 'form', waitMs: 0 })
    expect(asked).toEqual([])
    answer = '<html>502</html>'
    expect(await hosted().verify(ctx(), { solution: 'token', startedAt })).toEqual({
      passed: true,
      by: 'form',
      waitMs: 0,
    })
    expect(await hosted().verify(ctx(), { solution: 'token' })).toEqual({ passed: false, reason: 'invalid' })
  })
})

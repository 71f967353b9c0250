import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '#api/access/index.ts'
import { startBenchServer } from './bench-server.ts'
import { readStamp, sendLogin } from './log-in.ts'
import { register } from './register.ts'

/**
 * Log-ins through the form and whole registrations, from the first page to the activated account, beside the cost of the
 * password hash alone: most of a log-in by intent, and once in a registration.
 */
export async function measureAccess(): Promise<void> {
  const server = await startBenchServer()
  const origin = server.at('fan', '')
  const stamp = await readStamp(origin)
  await wait(3_100)
  await sendLogin(origin, stamp)
  const hashMs = await mean(10, () => timed(hashPassword('Senha123')))
  const logInMs = await mean(10, () => timed(sendLogin(origin, stamp)))
  await register(origin)
  const registrationMs = await mean(20, () => register(origin))
  await server.stop()
  console.log(`hash alone    ${hashMs.toFixed(1)} ms`)
  print('log-in', logInMs, hashMs)
  print('registration', registrationMs, hashMs)
}

function print(name: string, ms: number, hashMs: number): void {
  const share = `${(ms / hashMs).toFixed(2)} times the hash, which is ${((hashMs / ms) * 100).toFixed(0)} % of it`
  console.log(
    `${name.padEnd(13)} ${ms.toFixed(1)} ms   ${(1000 / ms).toFixed(1)}/s one after another   ${share}`,
  )
}

/** Of several times one after another, each of which says its milliseconds. */
async function mean(times: number, work: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let count = 0; count < times; count += 1) sum += await work()
  return sum / times
}

async function timed(work: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work
  return performance.now() - started
}

import { setTimeout as wait } from 'node:timers/promises'
import { argon2Passwords } from '#api/platform/ports/index.ts'
import { startBenchServer } from './bench-server.ts'
import { readStamp, sendLogin } from './log-in.ts'
import { register } from './register.ts'

const passwords = argon2Passwords()

/** Fewer than an address may register in an hour. */
const rounds = 20

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
  await register(origin)
  const sums = { hash: 0, logIn: 0, registration: 0 }
  // In turns: what else the machine does falls on all three alike.
  for (let round = 0; round < rounds; round += 1) {
    sums.hash += await timed(passwords.hash('Senha123'))
    sums.logIn += await timed(sendLogin(origin, stamp))
    sums.registration += await register(origin)
  }
  await server.stop()
  const hashMs = sums.hash / rounds
  console.log(`hash alone    ${hashMs.toFixed(1)} ms`)
  print('log-in', sums.logIn / rounds, hashMs)
  print('registration', sums.registration / rounds, hashMs)
}

function print(name: string, ms: number, hashMs: number): void {
  const share = `${(ms / hashMs).toFixed(2)} times the hash, which is ${((hashMs / ms) * 100).toFixed(0)} % of it`
  console.log(
    `${name.padEnd(13)} ${ms.toFixed(1)} ms   ${(1000 / ms).toFixed(1)}/s one after another   ${share}`,
  )
}

async function timed(work: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work
  return performance.now() - started
}

import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '#api/access/index.ts'
import { startBenchServer } from './bench-server.ts'
import { readStamp, sendLogin } from './log-in.ts'

/** Log-ins per second through the form beside the cost of the password hash alone, which is most of it by intent. */
export async function measureAccess(): Promise<void> {
  const server = await startBenchServer()
  const origin = server.at('fan', '')
  const stamp = await readStamp(origin)
  await wait(3_100)
  await sendLogin(origin, stamp)
  const hashMs = await average(10, () => hashPassword('Senha123'))
  const logInMs = await average(10, () => sendLogin(origin, stamp))
  await server.stop()
  console.log(
    `hash alone ${hashMs.toFixed(1)} ms   log-in ${logInMs.toFixed(1)} ms   ${(1000 / logInMs).toFixed(1)} log-ins/s one after another`,
  )
  console.log(`log-in costs ${(logInMs / hashMs).toFixed(2)} times the hash`)
}

async function average(times: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let count = 0; count < times; count += 1) await work()
  return (performance.now() - started) / times
}

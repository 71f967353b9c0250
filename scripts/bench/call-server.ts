import { request } from 'node:http'
import type { BenchServer } from './bench-server.ts'

type Call = { token: string | undefined; method: string; path: string; body?: object }

/** Makes a call of the bench's station by a member; answers its status and body. */
export function callServer(
  { port }: BenchServer,
  { token, method, path, body }: Call,
): Promise<{ status: number; body: unknown }> {
  const headers = {
    host: `fan.localhost:${port}`,
    authorization: `Bearer ${token ?? ''}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    request({ port, path: `/api${path}`, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text && JSON.parse(text) }))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}

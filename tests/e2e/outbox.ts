import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The server by its address: Node finds no names under localhost, and the root host shows the mails of all stations. */
export const root = (path: string) => `http://127.0.0.1:${process.env.E2E_PORT}${path}`

type Wanted = { stationId: number; to: string; subject: RegExp }

/** The text of the newest mail to somebody, from the demo's outbox page; waits until it is there. */
export async function mailText(
  request: APIRequestContext,
  { stationId, to, subject }: Wanted,
): Promise<string> {
  let text = ''
  await expect(async () => {
    const list = await (await request.get(root('/__outbox'))).text()
    const entry = new RegExp(
      `href="\\?estacao=${stationId}&amp;id=(\\d+)">([^<]*)</a><span>([\\s\\S]*?)</span>`,
      'g',
    )
    const found = [...list.matchAll(entry)].find(
      ([, , title = '', recipient = '']) => subject.test(title) && recipient.includes(to),
    )
    expect(found, `a mail to ${to}`).toBeDefined()
    const page = await (await request.get(root(`/__outbox?estacao=${stationId}&id=${found?.[1]}`))).text()
    text = (/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
    expect(text).not.toBe('')
  }).toPass()
  return text
}

import type { PlatformContext } from '#api/platform/context.ts'
import { countMails, holdMails, releaseMails } from '#api/platform/mail/index.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'

const actions = new Map<string | undefined, (ctx: PlatformContext) => Promise<string>>([
  [undefined, say],
  ['hold', async (ctx) => `${await holdMails(ctx)} e-mails retidos. ${await say(ctx)}`],
  ['send', async (ctx) => `${await releaseMails(ctx)} e-mails liberados. ${await say(ctx)}`],
])

/** Says how many mails were not delivered; holds those that wait, or hands on those that are held. */
export const mails: StationCommand = {
  usage: 'mails [hold|send]',
  summary: 'conta os e-mails que não saíram; hold retém os que esperam, send libera os retidos',
  async run([name]) {
    const action = actions.get(name)
    if (!action) {
      console.error('Use: npm run station -- mails [hold|send]')
      return 2
    }
    try {
      console.log(await withWorld(action))
      return 0
    } catch (error) {
      console.error(reasonOf(error))
      return 1
    }
  },
}

async function say(ctx: PlatformContext): Promise<string> {
  const { waiting, held, failed } = await countMails(ctx)
  return `Esperam: ${waiting} · retidos: ${held} · sem entrega (30 dias): ${failed}.`
}

import { parseArgs } from 'node:util'
import { keptStation } from '#api/console/keeper/index.ts'
import { inviteOwner } from '#api/people/recovery/index.ts'
import { emailField } from '#contract/fields.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'
import { say } from './say.ts'

const usage = 'owner <slug> <e-mail> [--nome "…"]'

/** Invites somebody to own a station: by mail, and by the link it prints. */
export const owner: StationCommand = {
  usage,
  summary:
    'convida alguém para ser dono da estação: por e-mail e pelo link que mostra, que vale uma vez, por três dias',
  async run(parameters) {
    try {
      const { positionals, values } = parseArgs({
        args: parameters,
        options: { nome: { type: 'string' } },
        allowPositionals: true,
      })
      const [slug, typed] = positionals
      if (!slug || !typed) return say(`Falta a estação ou o e-mail: npm run station -- ${usage}`, 2)
      const email = emailField.safeParse(typed)
      if (!email.success) return say(`E-mail "${typed}": ${email.error.issues[0]?.message}`, 1)
      const name = values.nome?.trim() || email.data.slice(0, email.data.indexOf('@'))
      return await invite(slug, { email: email.data, name })
    } catch (error) {
      return say(error instanceof TypeError ? error.message : reasonOf(error), 1)
    }
  },
}

const invite = (slug: string, person: { email: string; name: string }) =>
  withWorld(async (ctx, urls) => {
    const kept = await keptStation(ctx, slug)
    const { timezone, name } = kept.station.config
    const { link, expiresAt } = await inviteOwner(kept, person, urls)
    const until = expiresAt.toLocaleString('pt-BR', { timeZone: timezone })
    return say(
      `Convite para ${person.email} ser dono de ${name}.\nO e-mail sai quando o servidor estiver de pé. O mesmo link, que vale uma única vez, até ${until}:\n\n  ${link}\n`,
      0,
    )
  })

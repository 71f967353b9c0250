import { deleteStationLater, keptStation, reopenStation, suspendStation } from '#api/console/keeper/index.ts'
import type { ApiContext } from '#api/platform/context.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'
import { say } from './say.ts'

/** Does something at one station of the database, whose answer is a sentence. */
async function atStation(slug: string, work: (ctx: ApiContext) => Promise<string>): Promise<number> {
  try {
    return say(await withWorld(async (ctx) => work(await keptStation(ctx, slug))), 0)
  } catch (error) {
    return say(reasonOf(error), 1)
  }
}

/** Closes a station for everybody; all of it is kept (GAP-181). */
export const suspend: StationCommand = {
  usage: 'suspend <slug>',
  summary: 'fecha a estação: todas as páginas dizem isso, nada é cobrado nem enviado, e tudo fica guardado',
  async run([slug]) {
    if (!slug) return say('Falta o endereço da estação: npm run station -- suspend <slug>', 2)
    return atStation(slug, async (ctx) =>
      (await suspendStation(ctx))
        ? `Estação ${slug} fechada. Para abrir de novo: npm run station -- reopen ${slug}`
        : `Estação ${slug}: já estava fechada.`,
    )
  },
}

/** Opens it again and keeps it from being deleted. */
export const reopen: StationCommand = {
  usage: 'reopen <slug>',
  summary:
    'abre a estação de novo e desiste de excluí-la; o que foi pago dura os dias em que ela esteve fechada a mais',
  async run([slug]) {
    if (!slug) return say('Falta o endereço da estação: npm run station -- reopen <slug>', 2)
    return atStation(slug, async (ctx) =>
      (await reopenStation(ctx)) ? `Estação ${slug} aberta.` : `Estação ${slug}: já estava aberta.`,
    )
  },
}

/** Closes it, and has everything of it deleted in thirty days. The name is said twice: nobody deletes by a slip. */
export const deleteStation: StationCommand = {
  usage: 'delete <slug> --confirmo <slug>',
  summary: 'fecha a estação e a exclui, com pessoas, livros e arquivos, em 30 dias; até lá, reopen desiste',
  async run([slug, option, again]) {
    if (!slug)
      return say('Falta o endereço da estação: npm run station -- delete <slug> --confirmo <slug>', 2)
    if (option !== '--confirmo' || again !== slug)
      return say(
        `Em 30 dias não resta nada de ${slug}: pessoas, pontos, pedidos, arquivos. Para guardar antes: npm run station -- export ${slug} --dados. Para seguir: npm run station -- delete ${slug} --confirmo ${slug}`,
        2,
      )
    return atStation(slug, async (ctx) => {
      const day = await deleteStationLater(ctx)
      const said = day.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
      return `Estação ${slug} fechada. Será excluída em ${said}. Para desistir: npm run station -- reopen ${slug}`
    })
  },
}

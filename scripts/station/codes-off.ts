import { eq } from 'drizzle-orm'
import { takeOffByKeeper } from '#api/people/codes/index.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { stations } from '#api/stations/registry/tables.ts'
import { emailField } from '#contract/fields.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'

const usage = 'codes-off <slug> <e-mail>'

/** Takes the codes in two steps of an account off that nobody of its station can help any more (PPL-26). */
export const codesOff: StationCommand = {
  usage,
  summary:
    'retira os códigos em duas etapas de uma conta, quando o celular e os códigos de recuperação se perderam; a pessoa é avisada por e-mail',
  async run([slug, typed]) {
    if (!slug || !typed) return say(`Falta a estação ou o e-mail: npm run station -- ${usage}`, 2)
    const email = emailField.safeParse(typed)
    if (!email.success) return say(`E-mail "${typed}": ${email.error.issues[0]?.message}`, 1)
    try {
      return await takeOff(slug, email.data)
    } catch (error) {
      return say(reasonOf(error), 1)
    }
  },
}

const takeOff = (slug: string, email: string) =>
  withWorld(async (ctx, urls) => {
    const [row] = await ctx.db.select({ id: stations.id }).from(stations).where(eq(stations.slug, slug))
    const station = row && (await createStationRegistry(ctx.db).byId(row.id))
    if (!station)
      return say(`Não há estação com o endereço "${slug}". Veja: npm run station -- list --banco`, 1)
    const isDone = await takeOffByKeeper({ ...ctx, station }, email, urls)
    return isDone
      ? say(`Códigos de ${email} retirados em ${station.config.name}. A pessoa entra só com a senha.`, 0)
      : say(`Não há conta de ${email} com códigos em ${station.config.name}.`, 1)
  })

function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}

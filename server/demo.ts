import { asc } from 'drizzle-orm'
import { listOutbox, outboxMail } from '#api/platform/mail/index.ts'
import {
  type BadMode,
  type BankAct,
  badModes,
  bankActs,
  cardBehaviours,
  type Simulator,
} from '#api/platform/ports/index.ts'
import { stations as stationRows } from '#api/stations/registry/tables.ts'
import type { DemoBank, DemoStation, PortalContext } from '#app/station/portal-context.ts'
import type { Settings } from './environment.ts'
import type { Platform } from './platform.ts'

/** The most stations in the list at the root host. */
const shownStations = 60

/** Makes the parts of a demo installation: the list of stations, the mails that were sent. Production never makes it. */
export function createDemo(
  { db, ports, stations, simulator }: Platform,
  settings: Settings,
): NonNullable<PortalContext['demo']> {
  async function list(): Promise<DemoStation[]> {
    const { id, revision } = stationRows
    const rows = await db.select({ id, revision }).from(stationRows).orderBy(asc(id)).limit(shownStations)
    const found = await Promise.all(rows.map((row) => stations.byId(row.id, row.revision)))
    return found
      .filter((station) => station !== null)
      .map(({ id, slug, config }) => ({
        id,
        slug,
        name: config.name,
        description: config.description,
        origin: `http://${slug}.${settings.baseDomain}:${settings.port}`,
        brand: config.brand,
        logo: config.images.primaryLogo ?? null,
      }))
  }
  return {
    stations: list,
    bank: simulator && playedBank(simulator),
    async mails(stationId) {
      const ids = stationId ? [stationId] : (await list()).map((station) => station.id)
      const mails = await Promise.all(ids.map((id) => listOutbox({ db, ports }, { stationId: id })))
      return mails
        .flat()
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, stationId: of, to, subject, createdAt }) => ({
          id,
          stationId: of,
          to,
          subject,
          createdAt: createdAt.toISOString(),
        }))
    },
    async mail(stationId, id) {
      const mail = await outboxMail({ db, ports }, { stationId, id })
      return mail && { ...mail, createdAt: mail.createdAt.toISOString() }
    },
  }
}

/** Gives the bank as its page plays it: by names that came with a form. */
function playedBank({ bank }: Simulator): DemoBank {
  const known = <Name extends string>(names: readonly Name[], name: string) =>
    names.find((one) => one === name) ?? null
  return {
    charges: (stationId) => bank.charges(stationId),
    async act(code, name, stationId) {
      const act: BankAct | null = known(bankActs, name)
      return act !== null && bank.act(code, act, stationId)
    },
    async misbehave(name, calls) {
      const mode: BadMode | null = known(badModes, name)
      if (mode) await bank.misbehave(mode, calls)
      return mode !== null
    },
    deliver: (order) => bank.deliver(order),
    cards: cardBehaviours,
  }
}

import type { Database } from './db/client.ts'
import type { DomainProofs } from './ports/domain-proofs.ts'
import type { Ports } from './ports/ports.ts'
import type { StationRegistry, UrlSettings } from './station-record.ts'

/** What the platform API is made of; the composition root gives it, tests give their own. */
export type ApiDeps = {
  db: Database
  ports: Ports
  stations: StationRegistry
  urls: UrlSettings
  /** How own domains are proved; the network unless a test says otherwise. */
  domainProofs?: DomainProofs
  /** IP addresses that own domains point to; absent: those of the platform's domain. */
  publicAddresses?: readonly string[] | undefined
  /** Whether numbers of cards may come to this server (`CARD_FORM=server`, GAP-110). */
  takesCardNumbers?: boolean | undefined
  /** Whether the team of every station has to log in with codes in two steps (`TEAM_CODES=required`, PPL-26). */
  needsCodes?: boolean | undefined
}

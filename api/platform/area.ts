import type { StationContent } from '#contract/station-content.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { Carry } from './carry.ts'
import type { PlatformContext } from './context.ts'
import type { Demo } from './demo.ts'
import type { ApiDeps } from './deps.ts'
import type { Extension } from './event.ts'
import type { ApiApp } from './http/serve.ts'
import type { AnyJob, TidyTask } from './jobs/index.ts'
import type { Kept } from './kept.ts'
import type { RenewCode } from './mail/index.ts'

/** What an area's calls are made of: some put together what all areas brought. */
export type AreaDeps = ApiDeps & { areas: readonly Area[] }

/** An area's part of a station as a folder. Replaces what the station had; twice is once. */
export type FolderPart = {
  /**
   * Writes it, inside the transaction that writes the whole folder, after the areas that come before in the list.
   * `isOperators`: whoever runs the installation brought the folder, and their word counts as proved.
   */
  import(ctx: PlatformContext, folder: StationFolder, by: { isOperators: boolean }): Promise<void>
  /** The same as it is stored. People and what they did are no part of a folder. */
  export?(ctx: PlatformContext, stationId: number): Promise<Partial<StationContent>>
}

/** What an area is to the others (ADR 64); a new one is a line in `areas.ts` (docs/adding-an-area.md). */
export type Area = {
  /** Serves its calls. */
  routes?(app: ApiApp, deps: AreaDeps): void
  folder?: FolderPart
  /** Removes what has expired, once an hour. */
  tidy?: TidyTask
  /** What it keeps of people: the register that they read, the copy they take along, what deletion does (ADR 159). */
  keeps?: readonly Kept[]
  /** What becomes of its rows when two accounts of one person are merged (ADR 166). */
  carries?: readonly Carry[]
  /** Its work outside requests. */
  jobs?: readonly AnyJob[]
  /** Who renews the codes and links of mails that leave late, by kind of mail (ADR 28). */
  codeRenewals?: Readonly<Record<string, RenewCode>>
  /** What it shows of itself in the demo, by its own verbs; at every start of a demo. */
  seedDemo?(demo: Demo): Promise<void>
  /** What it brings to areas below it, and what of theirs it wants to hear of. */
  extensions?: readonly Extension[]
}

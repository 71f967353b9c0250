import type { Records } from './records.ts'

/**
 * How the simulator is out of sorts, for so many calls: no answer at all, an answer that is lost
 * although it is done, late, a page instead of JSON, an error of its own.
 */
export const badModes = ['silent', 'lost', 'slow', 'html', 'down'] as const
export type BadMode = (typeof badModes)[number]
type Moods = Partial<Record<BadMode, number>>

const code = 'moods'

export function createModes(records: Records) {
  const row = () => records.add<Moods>('mode', {}, code)
  return {
    async set(mode: BadMode, calls: number): Promise<void> {
      const { id } = await row()
      await records.change<Moods>('mode', id, (moods) => ({ ...moods, [mode]: calls }))
    },
    /** The mood that this call meets, if any: one less of it. */
    async take(): Promise<BadMode | null> {
      const found = await records.byCode<Moods>('mode', code)
      if (!found || badModes.every((mode) => !found.data[mode])) return null
      let met: BadMode | null = null
      await records.change<Moods>('mode', found.id, (moods) => {
        met = badModes.find((mode) => (moods[mode] ?? 0) > 0) ?? null
        return met && { ...moods, [met]: (moods[met] ?? 1) - 1 }
      })
      return met
    },
  }
}

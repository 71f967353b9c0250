import type { Area } from '../../platform/area.ts'
import { writingCarried } from './carried.ts'
import { listHeldWords, replaceHeldWords } from './is-held.ts'
import { writingKept } from './kept.ts'
import { tidyWriting } from './tidy-writing.ts'

export const writingArea: Area = {
  keeps: writingKept,
  carries: writingCarried,
  tidy: tidyWriting,
  folder: {
    import: (ctx, { config, content }) => replaceHeldWords(ctx, config.id, content.heldWords),
    export: async (ctx, stationId) => ({ heldWords: await listHeldWords(ctx, stationId) }),
  },
}

import * as calls from '#contract/services/lucky-numbers/endpoints.ts'
import type { Area } from '../../platform/area.ts'
import { serve } from '../../platform/http/serve.ts'
import { luckyNumberCarried } from './carried.ts'
import { luckyNumberKept } from './kept.ts'
import { listLuckyDraws, listLuckyNumbers } from './list-lucky-numbers.ts'
import { exportLuckyDraws, importLuckyDraws } from './lucky-folder.ts'
import { seedDemoDraws } from './seed-demo.ts'

export const luckyNumberArea: Area = {
  keeps: luckyNumberKept,
  carries: luckyNumberCarried,
  seedDemo: seedDemoDraws,
  routes(app) {
    serve(app, calls.listLuckyNumbers, (ctx) => listLuckyNumbers(ctx))
    serve(app, calls.listLuckyDraws, (ctx) => listLuckyDraws(ctx))
  },
  folder: {
    import: (ctx, { config, content }) => importLuckyDraws(ctx, config.id, content.luckyDraws),
    export: async (ctx, stationId) => ({ luckyDraws: await exportLuckyDraws(ctx, stationId) }),
  },
}

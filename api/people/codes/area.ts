import type { Area } from '../../platform/area.ts'
import { endPendingLogins } from '../access/index.ts'
import { accessEnded } from '../recovery/index.ts'
import { codesCarried } from './carried.ts'
import { codeRoutes } from './http.ts'
import { codesKept } from './kept.ts'
import { tidyBegun } from './tidy-begun.ts'

export const codeArea: Area = {
  keeps: codesKept,
  carries: codesCarried,
  routes: codeRoutes,
  tidy: tidyBegun,
  // A log-in that waits for its code began with a password that is another one now.
  extensions: [accessEnded.heardBy(endPendingLogins)],
}

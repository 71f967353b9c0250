import type { Area } from '../../platform/area.ts'
import { deletionHeld } from '../privacy/index.ts'
import { legalTextRoutes } from './http.ts'
import { legalTextKept } from './kept.ts'
import { holdForOfficer } from './legal-texts.ts'

/** The station's terms and privacy policy in their versions, and who accepted them (ADR 164). */
export const legalTextArea: Area = {
  keeps: legalTextKept,
  routes: legalTextRoutes,
  extensions: [deletionHeld.answeredBy(holdForOfficer)],
}

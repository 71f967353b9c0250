import { z } from 'zod'
import { idField } from '../../content-fields.ts'

/** The tags by which the news of a station's consultancies are told apart (GAP-92, D3§9). */
export const newsSettingsSchema = z.strictObject({
  tags: z
    .strictObject({
      legal: idField.default(13752),
      political: idField.default(13755),
      accounting: idField.default(13754),
    })
    .prefault({}),
})

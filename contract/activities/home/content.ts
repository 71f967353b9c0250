import { z } from 'zod'
import { idField } from '../../content-fields.ts'

const activities = z.array(idField)

/** The rows of the members' home, in the form of station folders. */
export const categoryContentSchema = z.strictObject({
  id: idField,
  name: z.string(),
  icon: z.string().default('star'),
  activities,
})
export const journeyContentSchema = z.strictObject({ id: idField, name: z.string(), activities })
/** The 'now playing' row of the member's home. */
export const nowPlayingContentSchema = z.strictObject({ title: z.string(), activities })

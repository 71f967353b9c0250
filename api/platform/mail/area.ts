import type { Area } from '../area.ts'
import { mailKept } from './kept.ts'
import { tidyMails } from './tidy-mails.ts'

export const mailArea: Area = {
  keeps: mailKept,
  tidy: tidyMails,
}

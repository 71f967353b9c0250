import type { Area } from '../area.ts'
import { tidyMails } from './tidy-mails.ts'

export const mailArea: Area = { tidy: tidyMails }

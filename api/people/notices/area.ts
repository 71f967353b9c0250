import type { Area } from '../../platform/area.ts'
import { noticeCarried } from './carried.ts'
import { noticeKept } from './kept.ts'
import { noticeJob, tidyNotices } from './notice-mail.ts'

/** Mails that tell the station of requests, and members of what became of them (GAP-145). */
export const noticeArea: Area = {
  keeps: noticeKept,
  carries: noticeCarried,
  jobs: [noticeJob],
  tidy: tidyNotices,
}

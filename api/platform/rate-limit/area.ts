import type { Area } from '../area.ts'
import { tidyRateLimits } from './limiter.ts'

export const rateLimitArea: Area = { tidy: tidyRateLimits }

import type { Area } from '../area.ts'
import { tidyCaptcha } from './captcha/tidy-captcha.ts'

export const portArea: Area = { tidy: tidyCaptcha }

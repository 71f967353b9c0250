import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux', false],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0 Safari/537.36 OPR/120`,
    'Opera',
    'Mac',
    false,
  ],
  ['curl/8.9', null, null, false],
  [null, null, null, false],
])('ACC-07 %s', (userAgent, browser, system, isPhone) => {
  expect(deviceName(userAgent)).toEqual({ browser, system, isPhone })
})

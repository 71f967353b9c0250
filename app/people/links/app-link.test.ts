import { describe, expect, test } from 'vitest'
import { appLink, deviceOf } from './deep-link.tsx'

const target = { resource: 'actions', type: '6', activityId: '12' }
const ios = 'https://apps.apple.com/br/app/id1'
const android = 'https://play.google.com/store/apps/details?id=example.fan'
const apps = { hasApp: true, scheme: 'fanapp', ios, android }

describe('DLK-01 how an activity opens in the app', () => {
  test('DLK-01 iOS: the scheme, and the App Store', () => {
    expect(appLink(apps, 'ios', target)).toEqual({
      device: 'ios',
      direct: 'fanapp://actions/6/12',
      button: 'fanapp://actions/6/12',
      store: ios,
    })
  })

  test('DLK-01 Android: the button falls back to the store by itself', () => {
    expect(appLink(apps, 'android', target)).toMatchObject({
      direct: 'fanapp://actions/6/12',
      button: `intent://actions/6/12#Intent;scheme=fanapp;package=example.fan;S.browser_fallback_url=${encodeURIComponent(android)};end`,
      store: android,
    })
    expect(appLink({ hasApp: true, scheme: 'x' }, 'android', target)?.button).toBe(
      'intent://actions/6/12#Intent;scheme=x;end',
    )
  })

  test('DLK-01 desktops and stations without an app get the page', () => {
    expect(appLink(apps, 'desktop', target)).toBeNull()
    expect(appLink({ ...apps, hasApp: false }, 'ios', target)).toBeNull()
    expect(appLink({ hasApp: true }, 'android', target)).toBeNull()
  })

  test.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', 'ios'],
    ['Mozilla/5.0 (Windows NT 10.0) Firefox/143', 'desktop'],
    [null, 'desktop'],
  ])('DLK-01 device of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

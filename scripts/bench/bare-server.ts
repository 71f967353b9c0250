import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The yardstick: a bare Hono handler that answers the same bytes with the same headers from memory. */
const [, , file, port] = process.argv
const { body, headers } = JSON.parse(readFileSync(String(file), 'utf8')) as {
  body: string
  headers: Record<string, string>
}
const bytes = Buffer.from(body, 'base64')
const app = new Hono()
app.get('/', (c) => c.body(bytes, 200, headers))
serve({ fetch: app.fetch, port: Number(port) }, () => console.log('ready'))

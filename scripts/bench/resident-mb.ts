import { readFileSync } from 'node:fs'
import type { BenchServer } from './bench-server.ts'

/** Reads the memory that a server's process holds now, in MB. */
export function residentMb({ pid }: BenchServer): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

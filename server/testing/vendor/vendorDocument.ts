import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Relative to the repository's root, the working folder of tests and commands. */
const folder = process.env.VENDOR_CONTRACT_DIR ?? path.resolve('../shared/contract')

export type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json }

export interface VendorParameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema?: { readonly type?: string }
}

export interface VendorOperation {
  readonly parameters?: readonly VendorParameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>
  }
}

export type VendorDocument = Readonly<Record<string, Readonly<Record<string, VendorOperation>>>>

/** Removes fields that were added for this site, and `nullable` without a type, which Ajv refuses. */
function clean(node: Json): Json {
  if (Array.isArray(node)) return node.map(clean)
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(
    ([key, inner]) =>
      !(key === 'nullable' && node.type === undefined) &&
      !(
        inner !== null &&
        typeof inner === 'object' &&
        !Array.isArray(inner) &&
        inner['x-not-in-vendor-doc'] === true
      ),
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner)]))
}

/** Reads the vendor's OpenAPI document, which is not part of this repository; undefined if there is none. */
export function readOpenApi(version: 'v1' | 'v2'): Record<string, Json> | undefined {
  const file = path.join(folder, `pipedrive-${version}-subset.openapi.json`)
  if (!existsSync(file)) return undefined
  return clean(JSON.parse(readFileSync(file, 'utf8')) as Json) as Record<string, Json>
}

/** The operations of the vendor's document; none if there is none. */
export const readVendorDocument = (version: 'v1' | 'v2'): VendorDocument =>
  (readOpenApi(version)?.paths ?? {}) as unknown as VendorDocument

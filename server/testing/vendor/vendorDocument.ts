import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getField } from '../../errors'

/** Relative to the repository's root, the working folder of tests and commands. */
const folder = process.env.VENDOR_CONTRACT_DIR ?? path.resolve('../shared/contract')

interface VendorParameter {
  readonly in: string
  readonly name: string
  readonly schema?: { readonly type?: string }
}

export interface VendorOperation {
  readonly parameters?: readonly VendorParameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>
  }
}

export type VendorDocument = Readonly<Record<string, Readonly<Record<string, VendorOperation>>>>

/** Leaves out fields that were added for this site, and `nullable` without a type, which Ajv refuses. */
function keepVendorField(this: object, key: string, value: unknown): unknown {
  const isAdded = getField(value, 'x-not-in-vendor-doc') === true
  return isAdded || (key === 'nullable' && !('type' in this)) ? undefined : value
}

/** The operations of the vendor's OpenAPI document, which is not part of this repository; none if there is none. */
export function readVendorDocument(version: 'v1' | 'v2'): VendorDocument {
  const file = path.join(folder, `pipedrive-${version}-subset.openapi.json`)
  if (!existsSync(file)) return {}
  const document = JSON.parse(readFileSync(file, 'utf8'), keepVendorField) as {
    readonly paths: VendorDocument
  }
  return document.paths
}

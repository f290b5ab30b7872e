import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import type { ChunkGroup } from './chunkGraph'

const unique = (values: readonly string[]) => [...new Set(values)]

function chunkGroupsOf({ chunkGroups }: Compilation): ChunkGroup[] {
  const places = new Map(chunkGroups.map((group, index) => [group, index]))
  return chunkGroups.map((group) => ({
    name: group.name ?? undefined,
    requests: unique(group.origins.map(({ request }) => request).filter(Boolean)),
    files: unique(group.chunks.flatMap((chunk) => [...chunk.files])),
    children: group.getChildren().flatMap((child) => places.get(child) ?? []),
  }))
}

/** Writes down which chunks a build's parts consist of, for the budgets. */
export class ChunkGraphPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkGraphPlugin', ({ compilation }) => {
      mkdirSync(path.dirname(this.file), { recursive: true })
      writeFileSync(this.file, JSON.stringify(chunkGroupsOf(compilation)))
    })
  }
}

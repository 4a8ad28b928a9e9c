import {join} from 'node:path';
import {build, type InlineConfig, type Rolldown} from 'vite';
import {denseStyle} from '../publish/build-plugins.ts';

export type Chunk = Rolldown.OutputChunk;

/** What the package exports, by the name of its module. */
export const ENTRIES = {
  element: 'src/element/index.ts',
  record: 'generator/package/record.ts',
  contract: 'generator/contract/index.ts',
} as const;

/**
 * The modules that others import. They share what they have in common, so that a class of one is the same in
 * another; `lit` stays outside, for the page's own copy of it. Left readable: a page's own bundler packs them.
 */
export function buildModules(root: string): Promise<readonly Chunk[]> {
  const entry = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)] as const),
  );
  return chunksOf(root, {
    plugins: [denseStyle()],
    build: {
      target: 'es2022',
      lib: {entry, formats: ['es']},
      rolldownOptions: {external: [/^lit(?:\/|$)/], output: {chunkFileNames: 'shared-[name].js'}},
    },
  });
}

/** The command line as one file that needs nothing but Node. */
export async function buildCommand(root: string): Promise<Chunk> {
  const [chunk, ...others] = await chunksOf(root, {
    ssr: {noExternal: true},
    build: {
      target: 'node20',
      ssr: join(root, 'generator/package/command.ts'),
      rolldownOptions: {output: {entryFileNames: 'command.js', codeSplitting: false}},
    },
  });
  if (!chunk || others.length > 0) throw new Error('The command is not one file.');
  return chunk;
}

async function chunksOf(root: string, config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...config,
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // The bundler's comments would say where each module was, and so where the package was built.
        experimental: {attachDebugInfo: 'none'},
      },
    },
  });
  return [built].flat().flatMap(one => ('output' in one ? one.output.filter(isChunk) : []));
}

const isChunk = (file: Rolldown.OutputAsset | Chunk): file is Chunk => file.type === 'chunk';

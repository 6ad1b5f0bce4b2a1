interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
  destination?: string;
}

/** Placeholder for the project in firebase.json. */
const PROJECT = 'YOUR-PROJECT';

/** What this reads of firebase.json; the rest is deployed as it is. */
interface SourceConfig {
  functions: Record<string, unknown>;
  hosting: { rewrites: Rewrite[]; headers: { source: string }[] };
  emulators?: unknown;
}

/** firebase.json of a release folder, for one project and functions in a region. Nothing is built on deployment. */
export function releaseConfig(source: string, { project, region }: { project: string; region: string }) {
  const { functions, hosting, ...rest } = JSON.parse(source.replaceAll(PROJECT, project)) as SourceConfig;
  const deployed = {
    ...rest,
    functions: { ...functions, source: 'functions', predeploy: [], disallowLegacyRuntimeConfig: true },
    hosting: {
      ...hosting,
      public: 'web',
      predeploy: [],
      rewrites: hosting.rewrites.map((rewrite) =>
        rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
      ),
    },
  };
  delete deployed.emulators;
  return deployed;
}

import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // all routes are known at once: there are few, and asking for them one by one costs a round trip each
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

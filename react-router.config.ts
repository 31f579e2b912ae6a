import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // there are few routes, and discovering them one by one would cost a round trip each
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

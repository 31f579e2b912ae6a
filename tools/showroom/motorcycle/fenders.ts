import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addFenders(mesh: Mesh, shape: MotorcycleShape): void {
  const guard = (radius: number, width: number, from: number, to: number, move: Point) => {
    const profile: (readonly [number, number])[] = [];
    for (let angle = -80; angle <= 80; angle += 16) {
      const a = (angle * Math.PI) / 180;
      profile.push([radius + 0.05 * (Math.cos(a) - 1), (width / 2) * Math.sin(a)]);
    }
    appendMesh(mesh, revolve(profile, 'paint', { sides: 36, from, to }), { move });
  };
  const isFull = shape.fenders === 'full';
  const front: Point = [shape.wheelbase / 2, 0, shape.front.radius];
  guard(
    shape.front.radius + 0.03,
    shape.front.width + 0.035,
    isFull ? 25 : 50,
    isFull ? 175 : 150,
    front,
  );
  const rear: Point = [-shape.wheelbase / 2, 0, shape.rear.radius];
  if (isFull) guard(shape.rear.radius + 0.04, shape.rear.width + 0.05, 30, 190, rear);
}

import type { Mesh } from './mesh.ts';

/** Turns the normals of a roughly convex part so that they point away from its middle. In place. */
export function facingOut(mesh: Mesh): Mesh {
  const { positions, normals } = mesh;
  const count = positions.length / 3;
  const middle = [0, 0, 0];
  for (let index = 0; index < positions.length; index += 1)
    middle[index % 3]! += positions[index]! / count;
  let outward = 0;
  for (let index = 0; index < positions.length; index += 1) {
    outward += (positions[index]! - middle[index % 3]!) * normals[index]!;
  }
  return outward < 0 ? facingAbout(mesh) : mesh;
}

/** Turns every normal to the other side: a room is seen from inside. In place. */
export function facingAbout(mesh: Mesh): Mesh {
  for (let index = 0; index < mesh.normals.length; index += 1)
    mesh.normals[index] = -mesh.normals[index]!;
  return mesh;
}

/** Turns the normals of a sheet so that most of them look up. In place. */
export function facingUp(mesh: Mesh): Mesh {
  let up = 0;
  for (let index = 2; index < mesh.normals.length; index += 3) up += mesh.normals[index]!;
  return up < 0 ? facingAbout(mesh) : mesh;
}
